import { rightTime, type WrongClock, wrongClock } from '@app/learning/review-log'
import { deviceStorage } from '../safe-storage.ts'

/** What is wrong with the device's clock, as the server has said. */
export const wrongClockName = 'wrongClock'

/** The time by which words are reviewed: the device's, or the server's where the device's is known to be wrong. */
export const reviewTime = (device = Date.now()): number => rightTime(device, known())

/** What time it is by the server. */
export function hearTime(server: number) {
  const wrong = wrongClock(Date.now(), server)
  if (wrong) deviceStorage.setItem(wrongClockName, JSON.stringify(wrong))
  else deviceStorage.removeItem(wrongClockName)
}

function known(): WrongClock | undefined {
  const kept = deviceStorage.readJson(wrongClockName) as Partial<WrongClock> | null
  return typeof kept?.ahead === 'number' && typeof kept.at === 'number'
    ? { ahead: kept.ahead, at: kept.at }
    : undefined
}
