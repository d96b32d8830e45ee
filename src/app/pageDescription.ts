import { paths } from '../lib/paths'
import { notFoundDescription, pageDescriptions } from './descriptionCopy'
import { formPages } from './formPages'

const descriptions = new Map<string, string>([
  ...Object.entries(pageDescriptions).map(
    ([id, text]) => [paths[id as keyof typeof pageDescriptions], text] as const,
  ),
  ...formPages.map(({ path, pageDescription }) => [path, pageDescription] as const),
])

/** The description of the page with this path or pattern, for its head and for the search. */
export function descriptionOf(path: string | undefined): string {
  return descriptions.get(path ?? '') ?? notFoundDescription
}
