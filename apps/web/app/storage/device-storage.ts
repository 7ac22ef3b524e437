/** What the device keeps things in, by name. It never throws: what cannot be kept is simply not there. */
export type DeviceStorage = {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
  names(): string[]
}
