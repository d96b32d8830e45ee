import { useId } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
} from 'react-hook-form'

/** The first broken rule of each field, by field name; undefined where all is well. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

/**
 * A short form whose rules are one function: checked on submit, the first wrong field takes the
 * focus, and a field's error goes as soon as that field is edited (spec §5).
 */
export function useRuleForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  validate: (values: Values) => Problems<Values>,
) {
  const prefix = useId()
  const form = useForm<Values>({
    defaultValues,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
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
    /** Props of a field from `src/ui`: registration, id, and its error. */
    field(name: Path<Values>) {
      const message = errors[name]?.message
      return {
        id: `${prefix}-${name}`,
        ...form.register(name, { onChange: () => form.clearErrors(name) }),
        error: typeof message === 'string' ? message : undefined,
      }
    },
    /** Shows the server's messages under the fields that they name. */
    showErrors(fields: Readonly<Record<string, string>>) {
      for (const [name, message] of Object.entries(fields)) {
        if (name in form.getValues())
          form.setError(name as Path<Values>, { type: 'server', message })
      }
    },
  }
}
