import type { PaperViewerProps } from '../features/contract/paper/paper-viewer.tsx'

/**
 * Replaces the viewer of papers, which needs a browser: buttons reach pages and make the file fail. Test files that run
 * in one worker share the page that loaded it, so all of them replace it by this one.
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
        to the end
      </button>
      <button type="button" onClick={onFailed}>
        fails
      </button>
    </div>
  )
}
