export const supporterName = {
  government: 'State Government',
  education: 'Ministry of Education',
  council: 'Technical Education Council',
  university: 'State Technical University',
  startups: 'State Startup Mission',
  patents: 'Intellectual Property Facilitation Centre',
}
