/** A store of the device, by name. It never throws: what cannot be kept is not there when it is read. */
export type DeviceStorage = {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
  names(): string[]
}
