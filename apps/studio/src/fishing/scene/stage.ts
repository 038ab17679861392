import 'pixi.js/unsafe-eval';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';

/** A canvas that fills its host, drawn anew with each frame of the screen while it is shown. */
export async function createStage(host: HTMLElement, onFrame: (width: number, height: number) => void) {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: host.clientWidth,
    height: host.clientHeight,
    backgroundAlpha: 0,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio),
    preferWebGLVersion: 2,
    // What the stage is made of is named in the build; nothing of the rest is fetched.
    skipExtensionImports: true,
  });
  // The renderer's housekeeping runs within the frame of the stage, not in one of its own.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const root = new Container();
  const { canvas } = renderer;
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  const sizes = new ResizeObserver(() => renderer.resize(host.clientWidth, host.clientHeight));
  sizes.observe(host);
  let asked = 0;
  const draw = (atMs = performance.now()) => {
    asked = requestAnimationFrame(draw);
    Ticker.system.update(atMs);
    const { width, height } = renderer.screen;
    onFrame(width, height);
    renderer.render(root);
  };
  return {
    root,
    begin: draw,
    destroy(): void {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
}
