import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const preloadedFonts = [/inter-latin-wght-normal.*\.woff2$/]

/** The text face is asked for with the page; titles wait for theirs, so that the script comes first. */
function preloadFonts(): Plugin {
  return {
    name: 'renfort:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => preloadedFonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      autoCodeSplitting: true,
      // A loader needs its operations of the contract: they come with the screen, not with the start.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    preloadFonts(),
  ],
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}` },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // `light-dark()` and the popover attribute are newer than the default floor of the style sheet.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Under `font-src 'self'` a font written into the style sheet as data would be refused.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Many small files compress badly: what every first screen needs comes as two, one of them
          // stable from release to release.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            // Without its own chunk the entry would be missing from the manifest.
            {
              name: 'frame',
              test: /src[\\/](?!main\.tsx)|packages/,
              tags: ['$initial'],
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
