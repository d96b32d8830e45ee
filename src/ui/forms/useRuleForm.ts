import { createElement, useEffect, useId } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { keepPressInPlace } from '../../lib/answers/keepPressInPlace'
import { ServerWords } from '../passwords/ServerWords'

/** The first broken rule of each field, by field name; undefined for a valid field. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

/**
 * A short form whose rules are one function. It is checked on submit, the first invalid field gets
 * the focus, and a field's error goes as soon as that field is edited (spec §5).
 */
export function useRuleForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  validate: (values: Values) => Problems<Values>,
) {
  const prefix = useId()
  useEffect(keepPressInPlace, [])
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues,
    reValidateMode: 'onSubmit',
    resolver: (_told, _context, { fields }) => {
      // Some programs that fill in forms tell of nothing: what stands in a field is sent all the same.
      for (const { name, ref } of Object.values(fields))
        if ('value' in ref && ref.value !== form.getValues(name as Path<Values>))
          form.setValue(name as Path<Values>, ref.value, { shouldDirty: true })
      const values = form.getValues()
      const broken = Object.entries(validate(values)).filter(([, message]) => message !== undefined)
      return broken.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(
              broken.map(([name, message]) => [name, { type: 'rule', message }]),
            ) as FieldErrors<Values>,
          }
    },
  })
  const { errors } = form.formState
  return {
    form,
    /** Props of a field from `src/ui`: registration, id and error. */
    field(name: Path<Values>) {
      const broken = errors[name]
      const message = typeof broken?.message === 'string' ? broken.message : undefined
      const isSaid = message !== undefined && broken?.type === 'server'
      return {
        id: `${prefix}-${name}`,
        ...form.register(name, { onChange: () => form.clearErrors(name) }),
        error: isSaid ? createElement(ServerWords, { said: message }) : message,
      }
    },
    /** Shows the server's messages at the fields that they are about; the first one gets the focus. */
    showErrors(fields: Readonly<Record<string, string>>) {
      const names = Object.keys(form.getValues()).filter((name) => Object.hasOwn(fields, name))
      for (const [index, name] of names.entries())
        form.setError(
          name as Path<Values>,
          { type: 'server', message: fields[name] ?? '' },
          { shouldFocus: index === 0 },
        )
    },
  }
}
