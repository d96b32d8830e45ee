import { calledName } from '../user/calledName'

/** What the portal calls whoever submitted an application: their account may have had no name. */
export function applicantOf({
  applicantName,
  applicantEmail,
  userId,
}: {
  applicantName: string
  applicantEmail: string
  userId: string
}): string {
  return calledName({ name: applicantName, email: applicantEmail, id: userId })
}
