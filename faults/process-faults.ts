import type { Fault } from './fault.ts'
import type { Product } from './product.ts'
import { killed } from './report.ts'
import type { SmallDisk } from './small-disk.ts'

export function processKilled(product: Product): Fault {
  return {
    kind: killed,
    share: 2,
    begin: () => product.kill(),
    lasts: 0,
    end: () => product.start(),
    isTold: false,
  }
}

export function diskFull(disk: SmallDisk): Fault {
  return {
    kind: 'disk full',
    share: 1,
    begin: async () => disk.fill(),
    lasts: 2_500,
    end: async () => disk.free(),
    isTold: true,
  }
}
