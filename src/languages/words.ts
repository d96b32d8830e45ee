/**
 * What a translation has to say: each message of the English, and as many items in each list. A list in
 * English says `as const`, or TypeScript forgets how long it is.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...parts: never[]) => unknown
    ? English
    : English extends readonly unknown[]
      ? English extends readonly [unknown, ...unknown[]]
        ? { [Item in keyof English]: Words<English[Item]> }
        : 'The list in English has to say `as const`'
      : { [Name in keyof English]: Words<English[Name]> }

/** The names of the messages that take fewer parts than the English ones, which TypeScript allows. */
export type TakesFewer<English, Translation> = {
  [Name in keyof English & keyof Translation & string]: English[Name] extends (
    ...parts: infer Parts
  ) => unknown
    ? Translation[Name] extends (...parts: infer Taken) => unknown
      ? Parts['length'] extends Taken['length']
        ? never
        : Name
      : Name
    : English[Name] extends string
      ? never
      : English[Name] extends object
        ? `${Name}.${TakesFewer<English[Name], Translation[Name]>}`
        : never
}[keyof English & keyof Translation & string]
