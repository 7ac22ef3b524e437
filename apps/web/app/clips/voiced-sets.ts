import { soundSets as malayalamSets } from 'virtual:content/sound-sets'
import { noEnglishSets, type Sound, type SoundSet, setsInVoice } from '@app/learning/offline'
import { targetLanguage } from '../device/target-language/target-language.ts'
import { askVoice } from '../sound/ask-voice.ts'

/** The sets of who learns English are loaded for them only; for others they are empty. */
export async function ourSets(): Promise<Record<SoundSet, readonly Sound[]>> {
  const english =
    targetLanguage === 'english'
      ? (await import('virtual:content/english-sounds')).englishSounds
      : noEnglishSets
  return { ...malayalamSets, ...english }
}

/** The sound sets as they are played here: in the operator's voice, if there is one. */
export const voicedSets = async () => setsInVoice(await askVoice(), await ourSets())
