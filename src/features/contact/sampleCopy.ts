/** Name and task of each department in `sample.ts`, by id. */
export const departmentsCopy = {
  poc: { name: 'PoC grants', about: 'Proposals, milestones, disbursements' },
  ipr: { name: 'IPR support', about: 'Patents, trademarks, copyrights, designs' },
  events: { name: 'Events and outreach', about: 'Workshops, hackathons, conferences' },
  help: { name: 'Technical help', about: 'Accounts, this portal, files' },
}
