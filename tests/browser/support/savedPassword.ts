import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Puts a password for the portal's sign-in page into a closed Chromium's own password manager, as it writes
 * one on Linux where no keyring is there.
 */
export function savePassword(
  profile: string,
  origin: string,
  { email, password }: { email: string; password: string },
): void {
  const key = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1')
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16, ' '))
  const database = new DatabaseSync(join(profile, 'Default/Login Data'))
  const row = {
    origin_url: `${origin}/login`,
    signon_realm: `${origin}/`,
    username_value: email,
    password_value: Buffer.concat([Buffer.from('v10'), cipher.update(password), cipher.final()]),
    date_created: 0,
    blacklisted_by_user: 0,
    scheme: 0,
  }
  const names = Object.keys(row)
  database
    .prepare(
      `INSERT INTO logins (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})`,
    )
    .run(row)
  database.close()
}
