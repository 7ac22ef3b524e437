import type { Page } from '@playwright/test'

export type StoodInVoice = { name: string; lang: string; localService: boolean }

type Stage = { said: unknown[]; finish(): void; fail(): void }

/**
 * Gives the page these voices instead of the browser's, which has none in tests. Each text is spoken until
 * the test ends it, as done or failed.
 */
export async function standIn(page: Page, voices: readonly StoodInVoice[]) {
  await page.addInitScript((voices) => {
    class Utterance extends EventTarget {
      rate = 1
      voice: unknown
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const stage: Stage = { said: [], finish() {}, fail() {} }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak(utterance: Utterance) {
        stage.said.push([(utterance.voice as { name: string }).name, utterance.text, utterance.rate])
        stage.finish = () => void utterance.dispatchEvent(new Event('end'))
        stage.fail = () => void utterance.dispatchEvent(new Event('error'))
        utterance.dispatchEvent(new Event('start'))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, stage })
  }, voices)
  const onStage = <Result>(act: (stage: Stage) => Result) =>
    page.evaluate(`(${act})(window.stage)`) as Promise<Result>
  return {
    /** Voice, text and rate of each text said since the page was opened. */
    saidOf: () => onStage((stage) => stage.said),
    finish: () => onStage((stage) => stage.finish()),
    fail: () => onStage((stage) => stage.fail()),
  }
}
