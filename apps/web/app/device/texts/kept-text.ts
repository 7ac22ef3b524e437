import type { Translated } from '@app/learning/video'
import { deviceKeys } from '../storage/keys.ts'
import { ownerOf } from '../storage/owner.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { targetStorage } from '../target-language/target-language.ts'
import { forgetText } from './forget-text.ts'

type Line = { text: string; translation?: string | undefined; translatedBy?: string | undefined }

export const keptText = (): string => deviceStorage.getItem(deviceKeys.readingText) ?? ''

export function keepText(text: string) {
  if (text === '') return forgetText()
  deviceStorage.setItem(deviceKeys.readingText, text)
  deviceStorage.setItem(deviceKeys.readingOwner, ownerOf(targetStorage))
}

/** The lines with their kept translations. */
export function withKeptTranslations<Of extends Line>(lines: readonly Of[]): Of[] {
  const kept = readTranslations()
  return lines.map((line) => (line.translation ? line : { ...line, ...kept.get(line.text) }))
}

/** Keeps a coach's translations of these lines, and forgets those of other lines. */
export function keepTranslations(lines: readonly Line[]) {
  const made = lines.flatMap(({ text, translation, translatedBy }) =>
    translation && translatedBy !== undefined ? [[text, translation, translatedBy]] : [],
  )
  deviceStorage.setItem(deviceKeys.readingTranslations, JSON.stringify(made))
}

function readTranslations(): Map<string, Translated> {
  const stored = deviceStorage.readJson(deviceKeys.readingTranslations)
  const kept: Map<string, Translated> = new Map()
  for (const entry of Array.isArray(stored) ? stored : []) {
    const [text, translation, translatedBy] = Array.isArray(entry) ? entry : []
    if ([text, translation, translatedBy].every((part) => typeof part === 'string'))
      kept.set(text, { translation, translatedBy })
  }
  return kept
}
