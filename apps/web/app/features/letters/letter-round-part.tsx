import { letters } from 'virtual:content/letters'
import { useEffect, useState } from 'react'
import { recordPractice } from '../../device/log/record-practice.ts'
import { metLetters } from '../../memory/met-letters.ts'
import { LetterRound } from './letter-round.tsx'

/** A pause does not count, in milliseconds. */
const longest = 90_000

/** Letters to hear and choose, of those that this learner has met. Each answer is practice. */
export function LetterRoundPart() {
  const [met, setMet] = useState<ReadonlySet<string>>()
  useEffect(() => {
    metLetters().then(setMet, () => setMet(new Set()))
  }, [])
  return (
    met && (
      <LetterRound
        letters={letters}
        met={met}
        onAnswer={({ letter, by, right, took }) => {
          const look = { item: `letter:${letter.id}`, skill: by === 'ear' ? 'hear' : 'read' } as const
          const looks = [{ ...look, outcome: right ? 'good' : 'again' } as const]
          // Where the browser keeps nothing, one can practise all the same.
          void recordPractice({
            exercise: `letters/${letter.id}`,
            at: Date.now(),
            took: Math.min(took, longest),
            looks,
          })
        }}
      />
    )
  )
}
