import * as z from 'zod/mini'

/*
 * The shape of the applicant's answers: the types and all readers of stored values derive from it.
 * Only readers import it at run time, so that pages which merely name the forms load without zod.
 */

const groupSchema = z.record(z.string(), z.string())

export const grantValuesSchema = z.object({
  /** Answers about the application itself. */
  fields: groupSchema,
  teamMembers: z.array(groupSchema),
  /** Index into `teamMembers` as text; '' while nobody is chosen. */
  teamLeader: z.string(),
  mentor: groupSchema,
})

/** The values of one group (the application, a member, the mentor), by field name. */
export type GroupValues = z.infer<typeof groupSchema>

/**
 * The answers as typed: numbers stay text until submission, so that nothing is lost. A file field
 * holds the id of its attachment.
 */
export type GrantValues = z.infer<typeof grantValuesSchema>
