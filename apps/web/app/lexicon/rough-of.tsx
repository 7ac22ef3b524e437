import { RoughLine } from './rough-line.tsx'
import { useRoughEnglish } from './use-rough-english.ts'

/** What one line says, roughly, where that is sure. */
export function RoughOf({ text, className }: { text: string; className: string }) {
  const english = useRoughEnglish([text]).get(text)
  return english === undefined ? null : <RoughLine english={english} className={className} />
}
