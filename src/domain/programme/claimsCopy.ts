/**
 * The five numbers that the programme presents itself with (spec §1), shared by all pages that show
 * them.
 */
export const claimsCopy = {
  list: [
    { value: '500+', label: 'projects funded' },
    { value: '₹2.5 crore', label: 'total investment' },
    { value: '150+', label: 'patents filed' },
    { value: '10,000+', label: 'innovators' },
    { value: '100+', label: 'institutions' },
  ] as const,
  source: 'Sample data: figures published by the programme, not updated live',
}
