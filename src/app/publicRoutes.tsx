import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths'
import { comingSoon, page } from './page'

/** Routes that everybody may open (spec §2); each is prerendered. */
export const publicRoutes: RouteObject[] = [
  page(
    paths.home,
    'Grants for student innovators',
    'Proof-of-concept grants, patent support, mentors and events for students with an idea.',
    async () => (await import('../features/home/HomePage')).HomePage,
  ),
  page(
    paths.dashboard,
    'Dashboard',
    'Your applications, deadlines and opportunities, or what the programme offers.',
    async () => (await import('./DashboardPage')).DashboardPage,
  ),
  page(
    paths.institute,
    'Partner institutions',
    'The lead institutions, their support and how the programme is governed.',
    async () => (await import('../features/about/InstitutePage')).InstitutePage,
  ),
  page(
    paths.ssip,
    'About the policy',
    'What the student startup and innovation policy is, what it supports and how it grew.',
    async () => (await import('../features/about/SsipPage')).SsipPage,
  ),
  page(
    paths.ssipCell,
    'Programme cell team',
    'Who runs the programme: leadership, departments, core team and regional cells.',
    async () => (await import('../features/about/SsipCellPage')).SsipCellPage,
  ),
  comingSoon(paths.scrutinyCommittee, 'Scrutiny committee'),
  comingSoon(paths.implementationCommittee, 'Implementation committee'),
  page(
    paths.beneficiariesPoc,
    'PoC grant',
    'Who can get a proof-of-concept grant, how it is paid, and who got one.',
    async () => (await import('../features/beneficiaries/PocGrantPage')).PocGrantPage,
  ),
  page(
    paths.beneficiariesIpr,
    'IPR support',
    'What the programme pays towards patents, trademarks, copyrights and designs.',
    async () => (await import('../features/beneficiaries/IprSupportPage')).IprSupportPage,
  ),
  comingSoon(paths.beneficiariesHackathon, 'Hackathon support'),
  page(
    paths.downloads,
    'Downloads',
    'Every document of the programme, and which of them are available.',
    async () => (await import('../features/downloads/DownloadsPage')).DownloadsPage,
  ),
  page(
    paths.policyEnglish,
    'SSIP policy (English)',
    'The policy document, version 2.0: its highlights, history and related documents.',
    async () => (await import('../features/downloads/PolicyPage')).PolicyPage,
  ),
  comingSoon(paths.policyGujarati, 'SSIP policy (Gujarati)'),
  comingSoon(paths.financialGuidelines, 'Financial guidelines'),
  comingSoon(paths.institutePolicy, 'Institute policy'),
  comingSoon(paths.screeningGuide, 'Screening guide'),
  comingSoon(paths.pocPptFormat, 'PoC presentation format'),
  comingSoon(paths.iprPptFormat, 'IPR presentation format'),
  comingSoon(paths.bonafideFormat, 'Bonafide certificate format'),
  comingSoon(paths.ipFacilitators, 'List of IP facilitators'),
  page(
    paths.events,
    'Events',
    'Workshops, competitions, trainings and conferences, coming and past.',
    async () => (await import('../features/events/EventsPage')).EventsPage,
  ),
  page(
    paths.contact,
    'Contact',
    'How to reach the programme cell, and a form for your question.',
    async () => (await import('../features/contact/ContactPage')).ContactPage,
  ),
  page(
    paths.faq,
    'Questions and answers',
    'Answers about grants, applications, events and help, with search.',
    async () => (await import('../features/help/FaqPage')).FaqPage,
  ),
  page(
    paths.terms,
    'Terms of use',
    'What you agree to when you use the SSIP Portal.',
    async () => (await import('../features/help/TermsPage')).TermsPage,
  ),
  page(
    paths.privacy,
    'Privacy',
    'What the SSIP Portal keeps, where, and how to erase it.',
    async () => (await import('../features/help/PrivacyPage')).PrivacyPage,
  ),
  page(
    paths.forgotPassword,
    'Forgotten password',
    'How to get help with your password.',
    async () => (await import('../features/help/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  page(
    paths.connectionTest,
    'Connection test',
    'Checks whether the server of the portal can be reached.',
    async () => (await import('../features/connection-test/ConnectionTestPage')).ConnectionTestPage,
  ),
]
