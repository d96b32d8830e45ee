import { paths } from '../../lib/paths'

/** What people call a page when they do not know its name: usually what they come there for. */
export const otherNames: Readonly<Record<string, string>> = {
  [paths.applyPoc]: 'apply online, fill the form, application form for prototype money, start',
  [paths.applyIpr]: 'apply online, fill the form, application form for a patent, start',
  [paths.beneficiariesPoc]:
    'eligibility, who can apply, how much money, stipend, funding, seed money, mentor, team, ' +
    'milestones, required documents, selection, prototype, proof of concept',
  [paths.beneficiariesIpr]:
    'patent, trademark, copyright, design registration, intellectual property, filing cost, fees',
  [paths.beneficiariesHackathon]: 'hackathon, coding competition',
  [paths.myApplications]:
    'status, track my application, my submitted forms, receipt, withdraw, upload documents, result',
  [paths.dashboard]: 'last date to apply, deadlines, opportunities, my page',
  [paths.profile]:
    'my account, account settings, change name, mobile number, change password, notifications, ' +
    'install the app',
  [paths.login]: 'login, log in, user id',
  [paths.signup]: 'sign up, new registration, open an account',
  [paths.forgotPassword]: 'reset password, cannot log in, change password',
  [paths.contact]:
    'phone number, helpline, customer care, email id, office address, office timing, visit, ' +
    'complaint, help',
  [paths.faq]: 'doubts, help, FAQ',
  [paths.downloads]: 'PDF, forms, formats, templates, guidelines, policy documents',
  [paths.policyEnglish]: 'policy PDF, rule book',
  [paths.events]: 'workshop near me, training, competition, seminar, calendar, newsletter, gallery',
  [paths.institute]: 'list of colleges, universities, partner colleges',
  [paths.ssip]: 'what is SSIP, history, vision, benefits',
  [paths.ssipCell]: 'team, staff, director, coordinator, nodal office, regional office',
  [paths.privacy]: 'my data, delete my data, cookies, Aadhaar safety, storage on this phone',
  [paths.terms]: 'terms and conditions, rules',
  [paths.connectionTest]: 'server not working, site down, API, backend',
}
