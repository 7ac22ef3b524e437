export {
  type MalayalamKeyboard,
  malayalamKeyboards,
  type Romanisation,
  romanisations,
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from './choices.ts'
export { addressesIn, type ClipManifest, clipManifest, type Speaker } from './clip-manifest.ts'
export { type Device, type LearntPart, mostWordsInFile, readPositions } from './device.ts'
export { type DeviceFile, largestFile, type Refusal, readDeviceFile, writeDeviceFile } from './device-file.ts'
export { mergeDevices, untouchedPart } from './merge-devices.ts'
export { inVoice, type OperatorVoice, setsInVoice } from './operator-voice.ts'
export { type Renewal, renewal, replaced } from './renewal.ts'
export { pageOfShared, type Shared, textOfShared } from './shared.ts'
export {
  droppable,
  type EnglishSoundSet,
  noEnglishSets,
  type Sound,
  type SoundSet,
  soundSets,
  type Tally,
  tally,
} from './sound-set.ts'
