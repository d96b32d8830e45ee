import { expect, test } from 'vitest'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import { statusText } from '../../../../src/domain/application/copy'
import type { SubmittedApplication } from '../../../../src/domain/application/fromSubmission'
import {
  myApplications,
  type StatusDecision,
} from '../../../../src/domain/application/myApplication'
import { applicantStatuses } from '../../../../src/domain/application/status'
import { figuresOf } from '../../../../src/domain/application/listFigures'
import { completeValues } from '../../../support/grantValues'

const submitted: SubmittedApplication = {
  id: 's1',
  kind: 'poc',
  number: 'SSIP/POC/2026/001',
  submittedAt: Date.parse('2026-11-20T10:42:00'),
  values: completeValues('poc'),
}

const handedIn = { on: '2026-11-24', to: 'Prof. Jignesh Bhatt' }

function decision(change: Partial<StatusDecision>): StatusDecision {
  return {
    applicationId: 's1',
    at: Date.parse('2026-11-25T12:00:00'),
    by: 'Dr Meera Joshi',
    to: 'approved',
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
    type: 'poc',
    category: 'Agriculture',
    status: 'not-handed-in',
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
    decision({ to: 'documents-required', remark: 'Send the \u202Econsent forms.' }),
    decision({ to: 'approved', remark: ' ', at: Date.parse('2026-11-28T12:00:00') }),
    decision({ applicationId: 'another', to: 'rejected', remark: 'Not this one.' }),
  ])
  expect(item.status).toBe('approved')
  expect(item.reviewComments).toEqual(['Send the consent forms. (Dr Meera Joshi, 25 Nov 2026)'])
  expect(item.history.map((entry) => entry.what)).toEqual([
    'submitted',
    'documents-required',
    'approved',
  ])
})

test('what somebody remarks twice on a day is one review comment, and two decisions', () => {
  const asked = decision({ to: 'documents-required', remark: 'Send the consent forms.' })
  const { reviewComments, history } = derive([asked, { ...asked, at: asked.at + 1 }])
  expect(reviewComments).toHaveLength(1)
  expect(history).toHaveLength(3)
})

test('until somebody decides it is not handed in yet, or handed in on its day, with the last day for a decision', () => {
  expect(derive([])).not.toHaveProperty('expectedDecision')
  expect(derive([], { handIn: { signedOn: '2026-11-21' } }).status).toBe('not-handed-in')
  const item = derive([decision({ to: 'pending-review' })], { handIn: { handedIn } })
  expect(item).toMatchObject({ status: 'handed-in', expectedDecision: '2027-01-05' })
  expect(statusText(item.status, item.handIn?.handedIn)).toBe('Handed in on 24 Nov 2026')
  expect(item.history.map((entry) => entry.what)).toEqual(['submitted', 'handed-in'])
})

test('a decision counts whether or not the application was handed in, and ends the expectation', () => {
  expect(derive([decision({})]).status).toBe('approved')
  const item = derive([decision({ to: 'rejected' })], { handIn: { handedIn } })
  expect(item.status).toBe('rejected')
  expect(item).not.toHaveProperty('expectedDecision')
})

test('what was handed in after documents were asked for stands after that in the history', () => {
  const asked = decision({ to: 'documents-required', at: Date.parse('2026-11-23T12:00:00') })
  const item = derive([asked, decision({})], { handIn: { handedIn } })
  expect(item.history.map((entry) => entry.what)).toEqual([
    'submitted',
    'documents-required',
    'handed-in',
    'approved',
  ])
})

test('deleting an application leaves its applicant the decision before that', () => {
  expect(derive([decision({ to: 'rejected' }), decision({ to: 'deleted' })]).status).toBe(
    'rejected',
  )
})

test('a withdrawn application is withdrawn whatever was decided', () => {
  const item = derive([decision({})], { withdrawnAt: Date.parse('2026-11-29T09:00:00') })
  expect(item.status).toBe('withdrawn')
  expect(item.history.at(-1)?.what).toBe('withdrawn')
})

test('samples and submissions are in one list, newest first, and distinguishable', () => {
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
    expect(applicationNumber).toContain(type === 'poc' ? '/POC/' : '/IPR/')
    expect(applicationNumber).toContain(`/${submittedDate.slice(0, 4)}/`)
  }
})

test('each milestone of the sample has its words', () => {
  const phases = applicantSample.flatMap(({ milestones }) => milestones.map(({ phase }) => phase))
  expect(phases).not.toContain('')
})

test('the amount received equals the payments of the completed milestones', () => {
  for (const { fundingReceived, fundingAmount, milestones } of applicantSample) {
    const paid = milestones.filter((milestone) => milestone.status === 'completed')
    expect(paid.reduce((sum, milestone) => sum + milestone.amount, 0)).toBe(fundingReceived)
    expect(fundingReceived).toBeLessThanOrEqual(fundingAmount)
  }
})

test('the tiles are counted from the list: pending means under review, or handed in', () => {
  expect(
    figuresOf([
      { status: 'under-review', fundingReceived: 0 },
      { status: 'under-review', fundingReceived: 0 },
      { status: 'documents-required', fundingReceived: 0 },
      { status: 'approved', fundingReceived: 60_000 },
      { status: 'completed', fundingReceived: 150_000 },
      { status: 'rejected', fundingReceived: 0 },
      { status: 'withdrawn', fundingReceived: 0 },
      { status: 'handed-in', fundingReceived: 0 },
      { status: 'not-handed-in', fundingReceived: 0 },
    ]),
  ).toEqual({ total: 9, approved: 1, pending: 3, completed: 1, fundingReceived: 210_000 })
})
