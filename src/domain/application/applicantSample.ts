import type { ApplicantApplication, Milestone } from './application'
import { applicantSampleCopy as words } from './applicantSampleCopy'

type SampleRecord = Omit<
  ApplicantApplication,
  'id' | 'title' | 'category' | 'reviewComments' | 'milestones'
> & {
  id: keyof typeof words
  milestones: Omit<Milestone, 'phase'>[]
}

/** Their serial numbers stay clear of those counted on a device. */
const records: SampleRecord[] = [
  {
    id: 'mine-01',
    applicationNumber: 'SSIP/POC/2026/118',
    type: 'poc',
    status: 'approved',
    priority: 'high',
    submittedDate: '2026-06-22',
    fundingAmount: 200_000,
    fundingReceived: 160_000,
    progress: 72,
    nextDeadline: '2027-01-15',
    mentor: 'Dr Kavita Rao',
    milestones: [
      { status: 'completed', amount: 80_000 },
      { status: 'completed', amount: 80_000 },
      { status: 'in_progress', amount: 40_000 },
    ],
  },
  {
    id: 'mine-02',
    applicationNumber: 'SSIP/IPR/2026/041',
    type: 'ipr',
    status: 'under-review',
    priority: 'medium',
    submittedDate: '2026-10-27',
    fundingAmount: 50_000,
    fundingReceived: 0,
    progress: 20,
    mentor: 'Dr Kavita Rao',
    expectedDecision: '2026-12-08',
    milestones: [
      { status: 'completed', amount: 0 },
      { status: 'in_progress', amount: 10_000 },
      { status: 'pending', amount: 20_000 },
      { status: 'pending', amount: 20_000 },
    ],
  },
  {
    id: 'mine-03',
    applicationNumber: 'SSIP/POC/2026/203',
    type: 'poc',
    status: 'documents-required',
    priority: 'high',
    submittedDate: '2026-10-12',
    fundingAmount: 120_000,
    fundingReceived: 0,
    progress: 10,
    nextDeadline: '2026-12-18',
    mentor: 'Prof Harish Dave',
    expectedDecision: '2027-01-08',
    milestones: [
      { status: 'pending', amount: 48_000 },
      { status: 'pending', amount: 48_000 },
      { status: 'pending', amount: 24_000 },
    ],
  },
  {
    id: 'mine-04',
    applicationNumber: 'SSIP/POC/2026/076',
    type: 'poc',
    status: 'approved',
    priority: 'medium',
    submittedDate: '2026-04-09',
    fundingAmount: 180_000,
    fundingReceived: 72_000,
    progress: 38,
    nextDeadline: '2027-02-26',
    mentor: 'Dr Sameer Trivedi',
    milestones: [
      { status: 'completed', amount: 72_000 },
      { status: 'in_progress', amount: 72_000 },
      { status: 'pending', amount: 36_000 },
    ],
  },
  {
    id: 'mine-05',
    applicationNumber: 'SSIP/POC/2025/164',
    type: 'poc',
    status: 'completed',
    priority: 'low',
    submittedDate: '2025-07-30',
    fundingAmount: 150_000,
    fundingReceived: 150_000,
    progress: 100,
    mentor: 'Dr Kavita Rao',
    milestones: [
      { status: 'completed', amount: 60_000 },
      { status: 'completed', amount: 60_000 },
      { status: 'completed', amount: 30_000 },
    ],
  },
  {
    id: 'mine-06',
    applicationNumber: 'SSIP/IPR/2025/029',
    type: 'ipr',
    status: 'rejected',
    priority: 'low',
    submittedDate: '2025-09-18',
    fundingAmount: 15_000,
    fundingReceived: 0,
    progress: 0,
    mentor: 'Prof Harish Dave',
    milestones: [{ status: 'rejected', amount: 0 }],
  },
]

/** Applications of one invented student, at least one with each status. */
export const applicantSample: ApplicantApplication[] = records.map((record) => {
  const { title, category, reviewComments, phases } = words[record.id]
  return {
    ...record,
    title,
    category,
    reviewComments,
    milestones: record.milestones.map((milestone, index) => ({
      phase: phases[index] ?? '',
      ...milestone,
    })),
  }
})
