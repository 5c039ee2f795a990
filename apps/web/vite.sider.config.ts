import { product } from '@renfort/domain/kernel/product.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { keptFiles, workerFile, workerInput } from './build/kept-files.ts'
import { cssTarget, inlineStart, scriptsAfterStyles, siderOpening } from './build/page-plugins.ts'

/** The name of the product stands in the page before any script has come. */
function productName(): Plugin {
  return {
    name: 'renfort:product-name',
    transformIndexHtml: (html) => html.replaceAll('%product%', product.name),
  }
}

/**
 * The pages of Siders, beside the build of the application: they share no script with it, so that a
 * slow phone loads nothing that only companies need.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    inlineStart(),
    productName(),
    siderOpening(),
    scriptsAfterStyles(),
    keptFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/sider-manifest.json',
    cssTarget: [...cssTarget],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { sider: 'sider.html', [workerInput]: 'src/sider-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === workerInput ? workerFile : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Small files compress badly: what the first page needs comes as one. Without its own chunk
          // the entry would be missing from the manifest.
          groups: [
            {
              name: 'first',
              test: /node_modules|packages|src[\\/](?!sider\.tsx|sider-worker)/,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
})
