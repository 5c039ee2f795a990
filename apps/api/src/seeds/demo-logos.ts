import { uploadFile } from '@renfort/contract/file.ts'
import type { DemoClient } from './demo-client.ts'

const side = 160

type Colour = readonly [red: number, green: number, blue: number]
/** The colour of a point of the square from −1 to 1. */
type Drawing = (x: number, y: number) => Colour

const white: Colour = [255, 255, 255]

/** A sun in its halo. */
const lumiere: Drawing = (x, y) => {
  const distance = Math.hypot(x, y)
  if (distance < 0.34) return [255, 196, 46]
  const ray = Math.cos(Math.atan2(y, x) * 8) > 0.15 && distance > 0.46 && distance < 0.74
  return ray ? [255, 214, 110] : [122, 31, 43]
}

/** Two peaks under the northern sky. */
const boreal: Drawing = (x, y) => {
  if (y > 0.62) return [14, 58, 92]
  if (y > Math.abs(x - 0.24) * 1.5 - 0.42)
    return y < Math.abs(x - 0.24) * 0.4 - 0.2 ? white : [72, 139, 186]
  if (y > Math.abs(x + 0.36) * 1.3 - 0.1) return [43, 102, 150]
  return [206, 229, 242]
}

/** Two banks and the river between them. */
function bellerive(bank: Colour): Drawing {
  return (x, y) => {
    const river = y + 0.24 * Math.sin(x * 4)
    if (Math.abs(river) < 0.1) return white
    return river < 0 ? bank : [Math.round(bank[0] * 0.6), Math.round(bank[1] * 0.6), bank[2]]
  }
}

const drawings: Readonly<Record<string, Drawing>> = {
  'maison-lumiere': lumiere,
  'entrepot-boreal': boreal,
  'bellerive-lyon': bellerive([196, 74, 48]),
  'bellerive-nantes': bellerive([30, 130, 110]),
  'bellerive-lille': bellerive([108, 72, 168]),
}

/** Gives a company of the demo its logo, as its admin would. */
export async function addDemoLogo(client: DemoClient, company: string, id: string): Promise<void> {
  const drawing = drawings[company]
  if (drawing === undefined) return
  const input = { params: { type: 'logo', id }, query: { name: 'logo.png' } }
  const body = await draw(drawing)
  await client(uploadFile, { ...input, body }, { 'content-type': 'image/png' })
}

/** Drawn at twice its size, so that edges are smooth. */
async function draw(drawing: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const fine = side * 2
  const pixels = Buffer.alloc(fine * fine * 3)
  for (let row = 0; row < fine; row += 1) {
    for (let column = 0; column < fine; column += 1) {
      const colour = drawing((column / fine) * 2 - 1, (row / fine) * 2 - 1)
      pixels.set(colour, (row * fine + column) * 3)
    }
  }
  return sharp(pixels, { raw: { width: fine, height: fine, channels: 3 } })
    .resize(side)
    .png()
    .toBuffer()
}
