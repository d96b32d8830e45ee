import type { Plugin } from 'vite'
import { forBrowsers } from './forBrowsers.ts'

const written = 'fieldReference.ref.value = fieldValue;'

/**
 * react-hook-form that writes into a field only what it does not have. Chromium hides from scripts what its
 * password manager has filled in until the page is touched, and takes it out of a field that is given a
 * text, even the blank one that it seems to have. Fails when an update is written in another way.
 */
export function sparingForms(): Plugin {
  return {
    name: 'sparing-forms',
    apply: forBrowsers,
    transform(code, id) {
      if (!id.endsWith('/react-hook-form/dist/index.esm.mjs')) return null
      if (code.split(written).length !== 2)
        throw new Error('react-hook-form writes in another way, or in several')
      return code.replace(written, `if (fieldReference.ref.value !== fieldValue) ${written}`)
    },
  }
}
