import { trustedMarkup } from '@parral/ui/trusted-types';
import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A part of a block that the server draws and the browser leaves as it came: neither its code nor its
 * data's use is in the page's script. For what never changes after the first paint and holds nothing to press
 * but links. Where there is nothing to keep (a block first drawn in the browser) `load` fetches the code, and so it does when
 * what `keyOf` says of the props is another than at first: what stands there stays until the new can be drawn.
 *
 * `drawn` is the component on the server and null in the browser, written out as
 * `import.meta.env.SSR ? Part : null`, so that the build can leave the part out.
 */
export function staticPart<Props extends object>(
  drawn: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  keyOf: (props: Props) => unknown = () => null,
): ComponentType<Props> {
  if (drawn) {
    const Drawn = drawn;
    return function Static(props: Props) {
      return (
        <div>
          <Drawn {...props} />
        </div>
      );
    };
  }
  return function Kept(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Drawn, setDrawn] = useState<ComponentType<Props>>();
    const key = keyOf(props);
    const [firstKey] = useState(key);
    const changed = key !== firstKey;

    useEffect(() => {
      let gone = false;
      const draw = () => {
        load().then(
          (Part) => gone || setDrawn(() => Part),
          (error: unknown) => console.error('a part of the page could not be drawn', error),
        );
      };
      if (changed || !place.current?.hasChildNodes()) draw();
      // While developing: what is changed in the part is seen, since the browser draws it from then on.
      else import.meta.hot?.on('vite:afterUpdate', draw);
      return () => {
        gone = true;
        import.meta.hot?.off('vite:afterUpdate', draw);
      };
    }, [changed]);

    if (Drawn)
      return (
        <div key="drawn">
          <Drawn {...props} />
        </div>
      );
    return <div key="kept" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedMarkup('') }} />;
  };
}
