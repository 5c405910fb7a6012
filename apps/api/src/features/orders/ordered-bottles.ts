import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the bottles of an order's line: a lateral table `bottle` of `sku` and `units`, those of a case its contents', of every other
 * line its own. `line` is SQL for the row of `order_line`.
 */
export function bottlesOfLine(line: SQL): SQL {
  return sql`lateral (select entry ->> 'sku' as sku, ${line}.quantity * (entry ->> 'bottles')::integer as units
    from jsonb_array_elements(coalesce(${line}.contents, jsonb_build_array(jsonb_build_object('sku', ${line}.sku, 'bottles', 1)))) entry) bottle`;
}
