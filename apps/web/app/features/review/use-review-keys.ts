import { type Grade, grades } from '@app/learning/review'
import { done, usePageKeys } from '../../ui/keys/use-page-keys.ts'

type Keys = {
  answered: boolean
  onAnswer: () => void
  onGrade: (grade: Grade) => void
  onUndo: () => void
  onReplay: () => void
}

/** Space and Enter show the answer, 1–4 grade it, U undoes, R plays the word again. */
export function useReviewKeys({ answered, onAnswer, onGrade, onUndo, onReplay }: Keys) {
  usePageKeys(({ key, repeat }, focus) => {
    if (repeat) return false
    const free = !focus.closest('button, a, summary, video, [role=button]')
    const grade = grades[Number(key) - 1]

    if (grade && answered && /^[1-4]$/.test(key)) return done(onGrade(grade))
    if ((key === ' ' || key === 'Enter') && free && !answered) return done(onAnswer())
    if (key === 'u') return done(onUndo())
    if (key === 'r') return done(onReplay())
    return false
  })
}
