import type { PaperViewerProps } from '../features/contract/paper/paper-viewer.tsx'

const acts = { end: 'to the end', fail: 'fails' } as const

/**
 * Replaces the viewer of papers, which needs a browser: buttons reach pages and make the file fail. `setup.ts` replaces
 * it for every test, because the files of a worker share the page that loaded it.
 */
export function PaperViewer({
  file,
  onReached,
  onFailed,
}: Pick<PaperViewerProps, 'file' | 'onReached' | 'onFailed'>) {
  return (
    <div>
      <p>{file}</p>
      <button type="button" onClick={() => onReached(5)}>
        {acts.end}
      </button>
      <button type="button" onClick={onFailed}>
        {acts.fail}
      </button>
    </div>
  )
}
