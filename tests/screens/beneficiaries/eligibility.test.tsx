import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/openPage'

const fitting: [string, string][] = [
  ['enrolled now', 'Yes'],
  ['recognised institution', 'Yes'],
  ['How many students', '2 to 5'],
  ['who leads the team', 'Yes'],
  ['a mentor', 'Yes'],
  ['endorse the proposal', 'Yes'],
]

describe.each([
  { path: '/beneficiaries/poc?tab=eligibility', form: '/apply/poc-grant' },
  { path: '/beneficiaries/ipr', form: '/apply/ipr-grant' },
])('the six questions at $path', ({ path, form }) => {
  async function openQuestions() {
    const { user } = await openPage(path)
    const check = within(await screen.findByRole('region', { name: 'Am I eligible?' }))
    const answer = async (question: string, label: string) =>
      user.click(
        within(check.getByRole('group', { name: new RegExp(question) })).getByLabelText(label),
      )
    const show = () => user.click(check.getByRole('button', { name: 'Show the answer' }))
    return { check, answer, show }
  }

  test('can end in a yes with its reasons and a link to the form', async () => {
    const { check, answer, show } = await openQuestions()
    expect(check.getAllByRole('group')).toHaveLength(6)
    for (const [question, label] of fitting) await answer(question, label)
    await show()
    const result = check.getByRole('heading', { name: 'Yes, you can apply' })
    expect(result).toHaveFocus()
    expect(check.getByText('Your team has 2 to 5 students.')).toBeVisible()
    expect(check.getByText(/5 to 10 pages/)).toBeVisible()
    expect(check.getByRole('link')).toHaveAttribute('href', form)
  })

  test('say what is still to do, and react to a changed answer', async () => {
    const { check, answer, show } = await openQuestions()
    for (const [question, label] of fitting) await answer(question, label)
    await answer('How many students', 'Only me')
    await show()
    expect(check.getByRole('heading', { name: 'Not yet, but you can get there' })).toBeVisible()
    expect(check.getByText(/Find at least one more student/)).toBeVisible()
    await answer('enrolled now', 'No')
    expect(check.getByRole('heading', { name: 'No, not as it stands' })).toBeVisible()
    expect(check.getByText(/Only students who are enrolled now can apply/)).toBeVisible()
    expect(check.getByRole('link', { name: 'Ask the programme cell' })).toBeVisible()
    expect(check.queryByRole('link', { name: /application/ })).not.toBeInTheDocument()
  })

  test('lead to the first unanswered one, and store nothing', async () => {
    const { check, answer, show } = await openQuestions()
    await answer('enrolled now', 'Yes')
    await show()
    const second = within(check.getByRole('group', { name: /recognised institution/ }))
    expect(second.getByLabelText('Yes')).toHaveFocus()
    expect(check.getAllByText('Choose an answer.')).toHaveLength(5)
    expect(JSON.stringify(localStorage)).not.toContain('enrolled')
  })
})

test('both pages lead to their questions from the top', async () => {
  const { user } = await openPage('/beneficiaries/poc')
  await user.click(await screen.findByRole('link', { name: 'Am I eligible?' }))
  expect(await screen.findByRole('heading', { name: 'Am I eligible?' })).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Eligibility' })).toHaveAttribute('aria-selected', 'true')
})
