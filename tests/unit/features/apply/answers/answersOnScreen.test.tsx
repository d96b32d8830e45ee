import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { FormAnswers } from '../../../../../src/features/apply/answers/FormAnswers'
import { YesNoField } from '../../../../../src/features/apply/fields/YesNoField'
import { SelectField } from '../../../../../src/ui/fields/SelectField'
import { TextAreaField } from '../../../../../src/ui/fields/TextAreaField'
import { TextField } from '../../../../../src/ui/fields/TextField'

/** A team, whose leader is chosen in a list, with a field of each other kind. */
function Form({ answers }: { answers: FormAnswers }) {
  const members = useSyncExternalStore(answers.members.subscribe, answers.members.read)
  return (
    <>
      {members.map((id, index) => (
        <TextField
          key={id}
          id={`name-${index}`}
          label={`Member ${index + 1}`}
          {...answers.register(`teamMembers.${index}.name`)}
        />
      ))}
      <SelectField
        id="leader"
        label="Leader"
        placeholder="Choose"
        options={members.map((name, index) => ({ value: String(index), label: name }))}
        {...answers.register('teamLeader')}
      />
      <YesNoField
        id="support"
        label="Support"
        hint={undefined}
        error={undefined}
        {...answers.register('fields.support')}
      />
      <TextAreaField id="plan" label="Plan" {...answers.register('fields.plan')} />
    </>
  )
}

function show() {
  const answers = new FormAnswers({
    fields: { support: 'no', plan: 'Print\nSeal' },
    teamMembers: [{ name: 'Asha' }, { name: 'Ravi' }, { name: 'Meena' }],
    teamLeader: '2',
    mentor: {},
  })
  return { answers, user: userEvent.setup(), ...render(<Form answers={answers} />) }
}

const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Member/).map(({ value }) => value)

test('each kind of field shows its answer and changes it', async () => {
  const { answers, user, unmount } = show()
  expect(names()).toEqual(['Asha', 'Ravi', 'Meena'])
  expect(screen.getByLabelText('Leader')).toHaveValue('2')
  expect(screen.getByLabelText('No')).toBeChecked()
  expect(screen.getByLabelText('Plan')).toHaveValue('Print\nSeal')

  await user.type(screen.getByLabelText('Member 2'), ' Shah')
  await user.selectOptions(screen.getByLabelText('Leader'), '0')
  await user.click(screen.getByLabelText('Yes'))
  await user.type(screen.getByLabelText('Plan'), '!')
  const after = {
    fields: { support: 'yes', plan: 'Print\nSeal!' },
    teamMembers: [{ name: 'Asha' }, { name: 'Ravi Shah' }, { name: 'Meena' }],
    teamLeader: '0',
    mentor: {},
  }
  expect(answers.getValues()).toEqual(after)

  unmount()
  render(<Form answers={answers} />)
  expect(answers.getValues()).toEqual(after)
  expect(names()).toEqual(['Asha', 'Ravi Shah', 'Meena'])
  expect(screen.getByLabelText('Yes')).toBeChecked()
})

test('when a member goes, those who follow keep their inputs and answers', async () => {
  const { answers, user } = show()
  const ravi = screen.getByLabelText('Member 2')
  act(() => {
    answers.removeMember(0)
  })
  expect(names()).toEqual(['Ravi', 'Meena'])
  expect(screen.getByLabelText('Member 1')).toBe(ravi)
  await user.type(ravi, ' Shah')
  // The field is left, and the page is hidden.
  await user.tab()
  answers.look()
  expect(answers.getValues().teamMembers).toEqual([{ name: 'Ravi Shah' }, { name: 'Meena' }])
})

test('a member who is put back can lead again, though the list learns of them only then', async () => {
  const { answers, user } = show()
  act(() => {
    answers.removeMember(2)
    answers.setValue('teamLeader', '')
  })
  expect(screen.getByLabelText('Leader')).toHaveValue('')
  act(() => {
    answers.insertMember(0, { name: 'Meena' })
    answers.setValue('teamLeader', '2')
  })
  expect(names()).toEqual(['Meena', 'Asha', 'Ravi'])
  expect(screen.getByLabelText('Leader')).toHaveValue('2')
  await user.type(screen.getByLabelText('Member 1'), ' Joshi')
  expect(answers.getValues('teamMembers.0.name')).toBe('Meena Joshi')
})

test('a text that was put in without React noticing counts as soon as the page says so', () => {
  const { answers } = show()
  const plan = screen.getByLabelText<HTMLTextAreaElement>('Plan')
  plan.value = 'From before'
  fireEvent(plan, new Event('input', { bubbles: true }))
  expect(answers.getValues('fields.plan')).toBe('From before')
})
