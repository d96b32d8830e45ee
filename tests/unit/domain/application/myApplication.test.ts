import { expect, test } from 'vitest'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import {
  myApplications,
  type StatusDecision,
  type SubmittedApplication,
} from '../../../../src/domain/application/myApplication'
import { applicantStatuses } from '../../../../src/domain/application/status'
import { tallyOf } from '../../../../src/domain/application/tally'
import { completeValues } from '../../../support/grantValues'

const submitted: SubmittedApplication = {
  id: 's1',
  kind: 'poc',
  number: 'SSIP/POC/2026/001',
  submittedAt: Date.parse('2026-11-20T10:42:00'),
  values: completeValues('poc'),
}

function decision(change: Partial<StatusDecision>): StatusDecision {
  return {
    applicationId: 's1',
    at: Date.parse('2026-11-25T12:00:00'),
    by: 'Dr Meera Joshi',
    to: 'Approved',
    remark: '',
    ...change,
  }
}

function derive(decisions: StatusDecision[], change: Partial<SubmittedApplication> = {}) {
  const [item] = myApplications([], [{ ...submitted, ...change }], decisions)
  if (item === undefined) throw new Error('The list is empty')
  return item
}

test('an application of this device has the title, category, amount and mentor of its answers', () => {
  expect(derive([])).toMatchObject({
    id: 's1',
    source: 'device',
    applicationNumber: 'SSIP/POC/2026/001',
    title: 'Low-cost soil moisture probe',
    type: 'PoC Grant',
    category: 'Agriculture',
    status: 'Under Review',
    submittedDate: '2026-11-20',
    fundingAmount: 180_000,
    fundingReceived: 0,
    mentor: 'Dr Kavita Rao',
  })
})

test('an amount typed with commas counts in full', () => {
  const values = completeValues('poc')
  values.fields['financialAssistance'] = '2,50,000'
  expect(derive([], { values }).fundingAmount).toBe(250_000)
})

test('the last decision gives the status, and its remark is a review comment', () => {
  const item = derive([
    decision({ to: 'Documents Required', remark: 'Send the consent forms.' }),
    decision({ to: 'Approved', remark: ' ', at: Date.parse('2026-11-28T12:00:00') }),
    decision({ applicationId: 'another', to: 'Rejected', remark: 'Not this one.' }),
  ])
  expect(item.status).toBe('Approved')
  expect(item.reviewComments).toEqual(['Send the consent forms. (Dr Meera Joshi, 25 Nov 2026)'])
  expect(item.history.map((entry) => entry.what)).toEqual([
    'Submitted',
    'Documents Required',
    'Approved',
  ])
})

test('an application that nobody has looked at yet is under review for its applicant', () => {
  expect(derive([decision({ to: 'Pending Review' })]).status).toBe('Under Review')
})

test('taking it out of the administrators’ list leaves the applicant what was decided before', () => {
  expect(derive([decision({ to: 'Rejected' }), decision({ to: 'Deleted' })]).status).toBe(
    'Rejected',
  )
})

test('a withdrawn application is withdrawn whatever was decided', () => {
  const item = derive([decision({})], { withdrawnAt: Date.parse('2026-11-29T09:00:00') })
  expect(item.status).toBe('Withdrawn')
  expect(item.history.at(-1)?.what).toBe('Withdrawn')
})

test('samples and submissions stand in one list, newest first, told apart', () => {
  const list = myApplications(applicantSample, [submitted], [])
  expect(list).toHaveLength(applicantSample.length + 1)
  expect(list[0]?.source).toBe('device')
  const dates = list.map((item) => item.submittedDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the sample has every status, unique ids and numbers of the programme’s pattern', () => {
  expect(new Set(applicantSample.map((item) => item.status))).toEqual(new Set(applicantStatuses))
  expect(new Set(applicantSample.map((item) => item.id)).size).toBe(applicantSample.length)
  for (const { applicationNumber, type, submittedDate } of applicantSample) {
    expect(applicationNumber).toMatch(/^SSIP\/(?:POC|IPR)\/\d{4}\/\d{3}$/)
    expect(applicationNumber).toContain(type === 'PoC Grant' ? '/POC/' : '/IPR/')
    expect(applicationNumber).toContain(`/${submittedDate.slice(0, 4)}/`)
  }
})

test('what the sample received is what its completed milestones paid', () => {
  for (const { fundingReceived, fundingAmount, milestones } of applicantSample) {
    const paid = milestones.filter((milestone) => milestone.status === 'completed')
    expect(paid.reduce((sum, milestone) => sum + milestone.amount, 0)).toBe(fundingReceived)
    expect(fundingReceived).toBeLessThanOrEqual(fundingAmount)
  }
})

test('the tiles are counted from the list: pending means under review', () => {
  expect(
    tallyOf([
      { status: 'Under Review', fundingReceived: 0 },
      { status: 'Under Review', fundingReceived: 0 },
      { status: 'Documents Required', fundingReceived: 0 },
      { status: 'Approved', fundingReceived: 60_000 },
      { status: 'Completed', fundingReceived: 150_000 },
      { status: 'Rejected', fundingReceived: 0 },
      { status: 'Withdrawn', fundingReceived: 0 },
    ]),
  ).toEqual({ total: 7, approved: 1, pending: 2, completed: 1, fundingReceived: 210_000 })
})
