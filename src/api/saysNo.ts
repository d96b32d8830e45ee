import { successNames } from './names'
import { anyAt, isNo, valueAt } from './places'
import { errorsIn } from './refusal'
import { wordsOf } from './words'

/* Many servers refuse with status 200, and say in the body that it is a refusal. */

/**
 * A refusal whatever its status: `success: false`, or as JSend, Laravel, Express and others write it,
 * a status of HTTP in the body among them. The flag of the spec decides where there is one, and a bare
 * account has a `status` of its own.
 */
export function saysNo(body: unknown): boolean {
  const success = anyAt(body, successNames)
  const [status, error, result] = ['status', 'error', 'result'].map((key) => valueAt(body, key))
  if (body === false || isNo(success) || isNo(valueAt(body, 'ok'))) return true
  if (success === true) return false
  if ([status, result].some((word) => typeof word === 'string' && failedWord.test(word)))
    return true
  const isAccount = ['_id', 'id'].some((key) => valueAt(body, key) !== undefined)
  // 0 is a failure for some servers, and a success for others.
  if (!isAccount && (status === false || status === 'false')) return true
  if (!isAccount && failedCodeIn(body) !== undefined) return true
  if (!isAccount && errorsIn(valueAt(body, 'errors')).length > 0) return true
  return error === true || (wordsOf(error) !== undefined && !isNo(error))
}

const failedWord = /^(?:error|fail|failed|failure)$/i

const noSession = /^(?:unauthori[sz]ed|unauthenticated)\.?$/i

/** HTTP's status of a failure, where the body says it: many servers send it with status 200. */
export function failedCodeIn(body: unknown): number | undefined {
  const [status, error] = ['status', 'error'].map((key) => valueAt(body, key))
  const inside = [status, error].map((record) => valueAt(record, 'code'))
  const codes = [status, ...inside, valueAt(body, 'statusCode'), valueAt(body, 'code')]
  const texts = codes.map((code) => (typeof code === 'number' ? String(code) : code))
  const failed = texts.find((text) => typeof text === 'string' && /^[45]\d\d$/.test(text))
  if (failed !== undefined) return Number(failed)
  // Of a function of AWS Lambda that has failed, which API Gateway may pass on with status 200.
  if (wordsOf(valueAt(body, 'errorType')) !== undefined) return 500
  // PHP scripts often send no status at all, but only its name.
  const named = [valueAt(body, 'message'), error].some((said) => noSession.test(String(said)))
  return named ? 401 : undefined
}
