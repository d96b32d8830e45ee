export const chartCopy = {
  chart: (title: string) => `Chart: ${title}`,
  asTable: 'As a table',
  asTableOf: (title: string) => `As a table: ${title}`,
}
