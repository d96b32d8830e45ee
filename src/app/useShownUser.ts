import { useState } from 'react'
import { useAuth } from '../auth/AuthContext'
import type { User } from '../domain/user/user'

/** Whose screens are shown: the signed-in person, also while an expired session waits to be renewed. */
export function useShownUser(): User | null {
  const { user, expired } = useAuth()
  const [lastUser, setLastUser] = useState(user)
  if (user !== null && user !== lastUser) setLastUser(user)
  return user ?? (expired ? lastUser : null)
}
