import { filesBelow, modulesIn } from './languages'
import { messagesOf, partCounts, type Messages } from './messages'
import type { Language } from '../../src/lib/languages'

/** A file in English and in a language. */
export type SpokenFile = {
  file: string
  english: Spoken
  translation: Spoken
}

type Spoken = { exports: string[]; parts: [string, number][]; messages: Messages }

const known = new Map<Language['id'], Promise<SpokenFile[]>>()

/** Every translated file of a language with its English one. */
export function spokenFiles(id: Language['id']): Promise<SpokenFile[]> {
  const files = known.get(id) ?? readFiles(id)
  known.set(id, files)
  return files
}

async function readFiles(id: Language['id']): Promise<SpokenFile[]> {
  const [english, translation] = await Promise.all([modulesIn('en'), modulesIn(id)])
  try {
    const files: SpokenFile[] = []
    for (const file of filesBelow(`languages/${id}`)) {
      files.push({
        file,
        english: spokenBy(await english.load(file)),
        translation: spokenBy(await translation.load(`languages/${id}/${file}`)),
      })
    }
    return files
  } finally {
    await Promise.all([english.close(), translation.close()])
  }
}

function spokenBy(module: Record<string, unknown>): Spoken {
  return {
    exports: Object.keys(module).toSorted(),
    parts: partCounts(module),
    messages: messagesOf(module),
  }
}
