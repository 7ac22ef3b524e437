/** A store of the device, by name. It never throws. */
export type DeviceStorage = {
  getItem(name: string): string | null
  /** Returns whether the browser keeps it, read back. Otherwise it is there only as long as this page. */
  setItem(name: string, value: string): boolean
  removeItem(name: string): void
  names(): string[]
  /** Null if it is damaged. */
  readJson(name: string): unknown
}
