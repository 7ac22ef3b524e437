import { soundSets } from 'virtual:content/sound-sets'
import { setsInVoice } from '@app/learning/offline'
import { askVoice } from '../../sound/ask-voice.ts'

/** The sound sets as they are played here: in the operator's voice, if there is one. */
export const voicedSets = async () => setsInVoice(await askVoice(), soundSets)
