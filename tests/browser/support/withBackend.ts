import { backendPlaceholder } from './build.ts'

/** A file of the live build, with the backend's address in place of the placeholder. */
export async function withBackend(answer: Response, url: string): Promise<Response> {
  if (!/html|javascript/.test(answer.headers.get('content-type') ?? '')) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replaceAll(backendPlaceholder, url))
  const text = (await answer.text()).replaceAll(backendPlaceholder, url)
  return new Response(text, { status: answer.status, headers })
}
