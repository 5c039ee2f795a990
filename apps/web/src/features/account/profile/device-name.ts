import { type Device, deviceName } from '@renfort/domain/account/device.ts'
import { useProfileWords } from './words.ts'

/** How a browser is called, among the sessions and among the sign-ins. */
export function useDeviceName(): (device: Device) => string {
  const t = useProfileWords()
  return (device) =>
    deviceName(device, {
      on: (names) => t(($) => $.sessions.device, names),
      unknown: t(($) => $.sessions.unknownDevice),
    })
}
