/** The look of inputs, selects and text areas. */
export const fieldClass =
  'block w-full min-h-11 scroll-mt-20 rounded-control border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-bad aria-invalid:border-2 disabled:bg-neutral-soft disabled:text-muted not-[select]:read-only:bg-sunken'

/** A text area grows with its text where the browser can, but a word without an end does not widen the page. */
export const textAreaClass = `${fieldClass} field-sizing-content contain-inline-size`
