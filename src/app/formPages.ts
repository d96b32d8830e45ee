import type { FormPage } from '../domain/grant-form/grantForm'

/**
 * The page of each grant form, in the order of the menu, read from the forms' folders. This is only
 * the part that every first visit loads; the forms themselves, with their questions, are loaded with
 * the screens that need them (`domain/grant-form/forms.ts`).
 */
export const formPages: readonly FormPage[] = Object.values(
  import.meta.glob<FormPage>('/src/domain/grant-form/*/page.ts', {
    eager: true,
    import: 'formPage',
  }),
).toSorted((a, b) => a.place - b.place)
