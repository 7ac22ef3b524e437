/**
 * How a vowel begins after a consonant, or ends before it: its length, its loudness (of 60), and its second
 * formant, which moves towards a number of hertz by at least `least` and at most `most`. The third to fifth
 * formants move by `third`. `colour` 2 lowers the third to fifth formant of the whole vowel, as before a
 * retroflex. All values are in the units of eSpeak NG (`FormantTransition2` in synthesize.c).
 */
export type Transition = {
  milliseconds?: number
  loudness: number
  second: readonly [hertz: number, least: number, most: number]
  third: number
  first?: 0 | 1 | 2 | 3
  colour?: 0 | 1 | 2
  /** Whether the sound breaks off there, as before a voiced closure. */
  breaks?: boolean
}

/**
 * The instructions of a phoneme's program in eSpeak NG, as words of two bytes (`InterpretPhoneme` in
 * synthdata.c).
 */
export const vowelIn = (transition: Transition) => transitionWords(0xa100, transition)
export const vowelOut = (transition: Transition) => transitionWords(0xa200, transition)

/** Plays a recording of `phondata` at a percentage of its loudness, and ends. */
export const wave = (address: number, percent: number) => soundWords(0xc000, address, percent)
/** Makes sound from the spectra of `phondata`, and ends. */
export const spectra = (address: number, percent = 0) => soundWords(0xb000, address, percent)
/** Adds a recording to the spectra before it. */
export const withWave = (address: number, percent: number) => soundWords(0xf000, address, percent)

/** What follows applies only before a consonant. */
export const beforeConsonant = 0x298a
/** What follows applies only after the phoneme with this number. */
export const behindPhoneme = (number: number) => 0x2000 + number
/** What follows applies only if the voice sounds before the stop opens. */
export const whileVoiced = 0x2f01

function transitionWords(instruction: number, transition: Transition): number[] {
  const { milliseconds = 0, loudness, second, third, first = 0, colour = 0, breaks = false } = transition
  const [hertz, least, most] = second
  const steps = (change: number) => change / 50 + 15
  const one = milliseconds / 2 + ((loudness / 2) << 6) + (breaks ? 0x2000 : 0)
  const two =
    hertz / 50 + (steps(least) << 6) + (steps(most) << 11) + (steps(third) << 16) + (10 << 21) + (first << 26)
  return [instruction, one, colour * 0x2000 + (two >> 16), two & 0xffff]
}

function soundWords(instruction: number, address: number, percent: number): number[] {
  return [instruction + (percent << 4) + (address >> 18), (address >> 2) & 0xffff]
}
