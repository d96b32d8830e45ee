import { decisionCopy, remarkLength } from './copy'

/** What is wrong with a remark, if anything. Its field cuts nothing: nobody would see it. */
export function remarkProblem(remark: string): string | undefined {
  const over = remark.trim().length - remarkLength
  return over > 0 ? decisionCopy.tooLong(over) : undefined
}
