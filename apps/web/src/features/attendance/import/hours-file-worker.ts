import { readHoursFile } from './read-hours-file.ts'

// A thread of its own: it gets a file, and answers with its lines or what is wrong with it.
globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void readHoursFile(data).then((read) => globalThis.postMessage(read))
})
