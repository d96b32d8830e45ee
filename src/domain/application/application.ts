import type { GrantKind } from '../grant-form/grantForm'
import type { AdminStatus, ApplicantStatus } from './status'

export type Priority = 'high' | 'medium' | 'low'

export type MilestoneStatus = 'pending' | 'in_progress' | 'completed' | 'rejected'

export type Milestone = {
  phase: string
  status: MilestoneStatus
  /** Rupees. */
  amount: number
}

/** An application as administrators see it (spec §3). */
export type AdminApplication = {
  id: string
  title: string
  applicant: string
  email: string
  institution: string
  /** '' when unknown, like `category` and `timeline`. */
  department: string
  type: GrantKind
  category: string
  /** Rupees. */
  requestedAmount: number
  /** ISO date. */
  submittedDate: string
  status: AdminStatus
  priority: Priority
  description: string
  techStack: string[]
  timeline: string
  previousGrants: number
  publications: number
  patents: number
}

/** An application as its applicant sees it (spec §3). */
export type ApplicantApplication = {
  id: string
  /** `SSIP/POC/2026/001` (spec §3). */
  applicationNumber: string
  title: string
  type: GrantKind
  category: string
  status: ApplicantStatus
  priority: Priority
  /** ISO date. */
  submittedDate: string
  /** Requested, in rupees. */
  fundingAmount: number
  /** Received so far, in rupees. */
  fundingReceived: number
  /** 0 to 100. */
  progress: number
  /** ISO date, or undefined when nothing is due. */
  nextDeadline?: string
  mentor: string
  reviewComments: string[]
  /** ISO date, or undefined once decided. */
  expectedDecision?: string
  milestones: Milestone[]
}
