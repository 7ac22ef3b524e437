import { type Grade, grades } from '@app/learning/review'
import { useEffect } from 'react'

type Keys = {
  answered: boolean
  onAnswer: () => void
  onGrade: (grade: Grade) => void
  onUndo: () => void
  onReplay: () => void
}

/** Space and Enter show the answer, 1–4 grade it, U undoes, R plays the word again; never while somebody types or a dialog is open. */
export function useReviewKeys({ answered, onAnswer, onGrade, onUndo, onReplay }: Keys) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest('dialog, input, select, textarea, [popover]')) return
      const free = !target.closest('button, a, summary, video, [role=button]')
      const grade = grades[Number(event.key) - 1]
      const key = event.key.toLowerCase()

      if (grade && answered && /^[1-4]$/.test(event.key)) onGrade(grade)
      else if ((key === ' ' || key === 'enter') && free && !answered) onAnswer()
      else if (key === 'u') onUndo()
      else if (key === 'r') onReplay()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
