import { Buffer } from 'node:buffer'
import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

/** Bytes that match the file's name, padded with a pattern to a size. */
export function pdfFile(name: string, size = 2_000) {
  return { name, mimeType: 'application/pdf', buffer: padded('%PDF-1.4\n', size) }
}

export function pngFile(name: string, size = 2_000) {
  return { name, mimeType: 'image/png', buffer: padded('\x89PNG\r\n\x1a\n', size) }
}

export function jpgFile(name: string, size = 2_000) {
  return { name, mimeType: 'image/jpeg', buffer: padded('\xff\xd8\xff\xe0', size) }
}

function padded(mark: string, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + size) % 251
  bytes.write(mark, 'latin1')
  return bytes
}

/** The path of a file that is written for this test: a browser is told that, and not sent 5 MB. */
export function written({ name, buffer }: { name: string; buffer: Buffer }): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, buffer)
  return path
}
