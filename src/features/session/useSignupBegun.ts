import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { useShared } from '../../storage/sealing/useShared'
import type { SignupValues } from './rules'
import { signupBegun } from './signupBegun'

/**
 * Keeps the name and the address in this tab, for a reload and for another language; never a password,
 * and nothing on a shared computer.
 */
export function useSignupBegun({ control, getValues, setValue }: UseFormReturn<SignupValues>) {
  const typed = useWatch({ control, name: ['name', 'email'] })
  const shared = useShared()

  useEffect(() => {
    const kept = sharedComputer.isShared() ? null : signupBegun.read()
    // What has been typed since the page was loaded is newer.
    if (kept === null || getValues('name') !== '' || getValues('email') !== '') return
    setValue('name', kept.name)
    setValue('email', kept.email)
  }, [getValues, setValue])
  useEffect(() => {
    // What the browser has put back into the fields, as after Back, is watched by nobody.
    const [name, email] = getValues(['name', 'email'])
    if (shared || (name === '' && email === '')) signupBegun.remove()
    else signupBegun.write({ name, email })
  }, [typed, getValues, shared])
}
