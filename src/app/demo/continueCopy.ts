export const continueCopy = {
  as: (name: string) => `Demo: continue as ${name}`,
}
