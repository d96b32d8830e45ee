import { useEffect } from 'react'
import { closeQuestions } from './notices'

/** What is asked on a screen goes with it: the answer would be about something that is not shown any more. */
export function useQuestionsHere(): void {
  useEffect(() => closeQuestions, [])
}
