import { virtual } from '@guidepup/virtual-screen-reader'

/** More phrases than any test reads. */
const most = 1_000

/**
 * What a screen reader says of the page from start to end: its own words for roles and states in English, everything
 * else in the words of the page. It does not announce where an element ends.
 */
export async function spoken(): Promise<readonly string[]> {
  const hidden = hidePopups()
  await virtual.start({ container: document.body })
  for (let step = 0; step < most; step += 1) {
    await virtual.next()
    const said = await virtual.lastSpokenPhrase()
    if (said === 'end of document' || isModalOver(await virtual.spokenPhraseLog())) break
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  hidden.remove()
  return phrases.filter((phrase) => !/^(end of .*|document)$/.test(phrase))
}

function isModalOver(phrases: readonly string[]): boolean {
  return /^end of .*dialog, .*modal$/.test(phrases.at(-1) ?? '')
}

/** A closed popup is not part of the page, which the DOM of the tests does not know. */
function hidePopups(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '[popover]:not([style*="display: block"]) { display: none }'
  return document.head.appendChild(style)
}
